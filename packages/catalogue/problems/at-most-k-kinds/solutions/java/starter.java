import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    /** Returns the largest number of trees and the number of stretches of this length. */
    static int[] solve(int[] kinds, int k) {
        // Write your solution here.
        return new int[] {0, 0};
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
