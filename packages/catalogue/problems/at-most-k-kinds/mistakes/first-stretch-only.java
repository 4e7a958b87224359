import java.io.*;
import java.util.*;

public class Main {
    /** Returns the largest number of trees and the number of stretches of this length. */
    static int[] solve(int[] kinds, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        int begin = 0;
        int longest = 0;
        int stretches = 0;
        for (int end = 0; end < kinds.length; end++) {
            counts.merge(kinds[end], 1, Integer::sum);
            while (counts.size() > k) {
                // Without a value the entry goes.
                counts.computeIfPresent(kinds[begin++], (kind, count) -> count == 1 ? null : count - 1);
            }
            int length = end - begin + 1;
            if (length > longest) {
                longest = length;
                stretches = 0;
            }
            if (length == longest) {
                stretches = 1;
            }
        }
        return new int[] {longest, stretches};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int k = nextInt(in);
        int[] kinds = new int[n];
        for (int i = 0; i < n; i++) {
            kinds[i] = nextInt(in);
        }
        int[] answer = solve(kinds, k);
        System.out.println(answer[0] + " " + answer[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
