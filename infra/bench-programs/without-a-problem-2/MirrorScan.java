import java.util.Scanner;

public class MirrorScan {
    static boolean mirror(String s, int from, int to) {
        while (from < to) {
            if (s.charAt(from) != s.charAt(to)) return false;
            from++;
            to--;
        }
        return true;
    }

    public static void main(String[] args) {
        String s = new Scanner(System.in).next();
        int n = s.length();
        int odd = 0, even = 0, longest = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                if (!mirror(s, i, j)) continue;
                int len = j - i + 1;
                if (len % 2 == 0) even++;
                else odd++;
                longest = Math.max(longest, len);
            }
        }
        System.out.printf("%d odd, %d even, longest %d%n", odd, even, longest);
    }
}
