import java.util.*;

public class SuffixStarts {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        char[] s = sc.next().toCharArray();
        int[] best = new int[n + 1];
        best[0] = -1;
        // starts[0..size): where the mirror words ending at the letter before begin
        // (the empty one included)
        int[] starts = new int[n + 2];
        int size = 0;
        for (int i = 0; i < n; i++) {
            best[i + 1] = Integer.MAX_VALUE;
            starts[size++] = i; // the empty word in front of i
            int kept = 0;
            for (int k = 0; k < size; k++) {
                int j = starts[k] - 1;
                if (j >= 0 && s[j] == s[i]) starts[kept++] = j;
            }
            starts[kept++] = i;
            size = kept;
            for (int k = 0; k < size; k++) best[i + 1] = Math.min(best[i + 1], best[starts[k]] + 1);
        }
        System.out.println(best[n]);
    }
}
