import java.io.*;
import java.util.*;

public class Main {
    /** Returns the largest number of trees and the number of stretches of this length. */
    static int[] solve(int[] kinds, int k) {
        int longest = 0, stretches = 0;
        for (int begin = 0; begin < kinds.length; begin++) {
            Set<Integer> seen = new HashSet<>();
            int end = begin;
            while (end < kinds.length && (seen.contains(kinds[end]) || seen.size() < k)) seen.add(kinds[end++]);
            if (end - begin > longest) { longest = end - begin; stretches = 0; }
            if (end - begin == longest) stretches++;
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
