import java.io.*;
import java.util.*;

public class Main {
    /** Returns the largest number of trees and the number of stretches of this length. */
    static int[] solve(int[] kinds, int k) {
        Map<Integer, Integer> last = new HashMap<>();
        int begin = 0, longest = 0, stretches = 0;
        for (int end = 0; end < kinds.length; end++) {
            last.put(kinds[end], end);
            if (last.size() > k) {
                int gone = kinds[begin];
                begin = last.remove(gone) + 1;
                if (begin > end) begin = end;
            }
            int length = end - begin + 1;
            if (length > longest) { longest = length; stretches = 0; }
            if (length == longest) stretches++;
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
