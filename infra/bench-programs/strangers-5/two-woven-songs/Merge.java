import java.util.*;

public class Merge {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int q = Integer.parseInt(sc.nextLine().trim());
        while (q-- > 0) {
            String a = sc.hasNextLine() ? sc.nextLine().trim() : "";
            String b = sc.hasNextLine() ? sc.nextLine().trim() : "";
            String c = sc.hasNextLine() ? sc.nextLine().trim() : "";
            System.out.println(check(a, b, c));
        }
    }

    static boolean check(String a, String b, String c) {
        if (a.length() + b.length() != c.length()) return false;
        int i = 0, j = 0;
        for (char x : c.toCharArray()) {
            if (i < a.length() && a.charAt(i) == x) {
                i++;
            } else if (j < b.length() && b.charAt(j) == x) {
                j++;
            } else {
                return false;
            }
        }
        return true;
    }
}
