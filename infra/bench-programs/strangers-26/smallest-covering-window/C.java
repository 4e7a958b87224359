import java.util.Scanner;

public class C {
    static String s, t;

    /** First place where a run of the given length covers t, or -1. */
    static int place(int length) {
        int[] lack = new int[128];
        int missing = 0;
        for (int i = 0; i < t.length(); i++) {
            lack[t.charAt(i)]++;
            missing++;
        }
        for (int i = 0; i < s.length(); i++) {
            if (lack[s.charAt(i)]-- > 0) missing--;
            if (i >= length && lack[s.charAt(i - length)]++ >= 0) missing++;
            if (i >= length - 1 && missing == 0) return i - length + 1;
        }
        return -1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        s = in.next();
        t = in.next();
        if (t.length() > s.length() || place(s.length()) < 0) {
            System.out.println("none");
            return;
        }
        int no = t.length() - 1, yes = s.length();
        while (yes - no > 1) {
            int mid = (no + yes) >>> 1;
            if (place(mid) >= 0) yes = mid;
            else no = mid;
        }
        int p = place(yes);
        System.out.println(s.substring(p, p + yes));
    }
}
