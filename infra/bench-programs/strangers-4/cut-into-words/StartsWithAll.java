import java.util.*;

public class StartsWithAll {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String text = sc.next();
        int w = sc.nextInt();
        String[] words = new String[w];
        for (int i = 0; i < w; i++) words[i] = sc.next();
        int n = text.length();
        final int INF = n + 1;
        int[] rest = new int[n + 1];
        for (int at = n - 1; at >= 0; at--) {
            rest[at] = INF;
            for (String word : words)
                if (text.startsWith(word, at))
                    rest[at] = Math.min(rest[at], 1 + rest[at + word.length()]);
        }
        System.out.println(rest[0] >= INF ? -1 : rest[0]);
    }
}
