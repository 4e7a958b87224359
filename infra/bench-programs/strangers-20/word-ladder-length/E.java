import java.util.*;

public class E {
    static boolean oneApart(String a, String b) {
        int diff = 0;
        for (int i = 0; i < a.length(); i++) {
            if (a.charAt(i) != b.charAt(i)) diff++;
        }
        return diff == 1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String begin = in.next();
        String end = in.next();
        int n = in.nextInt();
        String[] words = new String[n + 1];
        words[0] = begin;
        for (int i = 1; i <= n; i++) words[i] = in.next();

        int[] best = new int[n + 1];
        Arrays.fill(best, Integer.MAX_VALUE);
        best[0] = 1;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i <= n; i++) {
                if (best[i] == Integer.MAX_VALUE) continue;
                for (int j = 1; j <= n; j++) {
                    if (oneApart(words[i], words[j]) && best[i] + 1 < best[j]) {
                        best[j] = best[i] + 1;
                        changed = true;
                    }
                }
            }
        }
        int answer = Integer.MAX_VALUE;
        for (int i = 1; i <= n; i++) {
            if (words[i].equals(end)) answer = Math.min(answer, best[i]);
        }
        System.out.println(answer == Integer.MAX_VALUE ? 0 : answer);
    }
}
