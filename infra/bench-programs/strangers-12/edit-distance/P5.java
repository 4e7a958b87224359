import java.util.Scanner;

public class P5 {
    static int distance(String a, String b, int i, int j) {
        if (i == 0) {
            return j;
        }
        if (j == 0) {
            return i;
        }
        if (a.charAt(i - 1) == b.charAt(j - 1)) {
            return distance(a, b, i - 1, j - 1);
        }
        int replace = distance(a, b, i - 1, j - 1);
        int delete = distance(a, b, i - 1, j);
        int insert = distance(a, b, i, j - 1);
        return 1 + Math.min(replace, Math.min(delete, insert));
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String a = sc.hasNextLine() ? sc.nextLine() : "";
        String b = sc.hasNextLine() ? sc.nextLine() : "";
        System.out.println(distance(a, b, a.length(), b.length()));
    }
}
