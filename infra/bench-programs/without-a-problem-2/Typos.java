import java.util.Scanner;

public class Typos {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        char[] s = sc.nextLine().trim().toCharArray();
        char[] t = sc.nextLine().trim().toCharArray();
        int[] prev = new int[t.length + 1];
        for (int j = 0; j <= t.length; j++) prev[j] = 2 * j;
        for (int i = 1; i <= s.length; i++) {
            int[] cur = new int[t.length + 1];
            cur[0] = 2 * i;
            for (int j = 1; j <= t.length; j++) {
                int swap = prev[j - 1] + (s[i - 1] == t[j - 1] ? 0 : 3);
                int drop = prev[j] + 2;
                int add = cur[j - 1] + 2;
                cur[j] = Math.min(swap, Math.min(drop, add));
            }
            prev = cur;
        }
        System.out.println(prev[t.length]);
    }
}
