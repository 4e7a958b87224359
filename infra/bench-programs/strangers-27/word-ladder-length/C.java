import java.util.*;

public class C {
    static long pack(String word) {
        long code = 0;
        for (char c : word.toCharArray()) code = code << 5 | c - 96;
        return code;
    }

    static boolean oneApart(long a, long b) {
        long x = a ^ b;
        if (x == 0) return false;
        int group = Long.numberOfTrailingZeros(x) / 5 * 5;
        return x >>> group < 32;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        long begin = pack(sc.next());
        long end = pack(sc.next());
        int n = sc.nextInt();
        long[] code = new long[n + 1];
        int[] rung = new int[n + 1];
        code[0] = begin;
        rung[0] = 1;
        for (int i = 1; i <= n; i++) code[i] = pack(sc.next());

        // code[0..head) is done, code[head..known) is waiting, the rest is unseen
        int known = 1;
        for (int head = 0; head < known; head++) {
            if (code[head] == end) {
                System.out.println(rung[head]);
                return;
            }
            for (int i = known; i <= n; i++) {
                if (oneApart(code[head], code[i])) {
                    long t = code[i];
                    code[i] = code[known];
                    code[known] = t;
                    rung[known++] = rung[head] + 1;
                }
            }
        }
        System.out.println(0);
    }
}
