import java.util.Scanner;

public class P5 {
    static int distance(String a, String b) {
        if (a.isEmpty()) return b.length();
        if (b.isEmpty()) return a.length();
        if (a.charAt(0) == b.charAt(0)) {
            return distance(a.substring(1), b.substring(1));
        }
        int insert = distance(a, b.substring(1));
        int delete = distance(a.substring(1), b);
        int replace = distance(a.substring(1), b.substring(1));
        return 1 + Math.min(insert, Math.min(delete, replace));
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String a = sc.hasNextLine() ? sc.nextLine() : "";
        String b = sc.hasNextLine() ? sc.nextLine() : "";
        System.out.println(distance(a, b));
    }
}
