import java.util.Scanner;

public class D {
    static String s;
    static int k;

    static boolean possible(int len) {
        int[] have = new int[26];
        for (int i = 0; i < s.length(); i++) {
            have[s.charAt(i) - 'A']++;
            if (i >= len) have[s.charAt(i - len) - 'A']--;
            if (i >= len - 1) {
                for (int h : have) {
                    if (len - h <= k) return true;
                }
            }
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        s = sc.next();
        k = sc.nextInt();
        int good = 1, bad = s.length() + 1;
        while (bad - good > 1) {
            int mid = (good + bad) >>> 1;
            if (possible(mid)) good = mid;
            else bad = mid;
        }
        System.out.println(good);
    }
}
