import java.util.*;

public class Slow {
    static boolean sing(String a, int i, String b, int j, String c) {
        int t = i + j;
        if (t == c.length()) return i == a.length() && j == b.length();
        if (i < a.length() && a.charAt(i) == c.charAt(t) && sing(a, i + 1, b, j, c)) return true;
        return j < b.length() && b.charAt(j) == c.charAt(t) && sing(a, i, b, j + 1, c);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = Integer.parseInt(in.nextLine().trim());
        for (int r = 0; r < q; r++) {
            String[] s = new String[3];
            for (int i = 0; i < 3; i++) s[i] = in.hasNextLine() ? in.nextLine().trim() : "";
            System.out.println(sing(s[0], 0, s[1], 0, s[2]));
        }
    }
}
