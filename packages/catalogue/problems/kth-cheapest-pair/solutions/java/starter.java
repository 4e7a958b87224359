import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    static long solve(int[] bags, int[] hats, long k) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = (int) nextLong(in);
        int m = (int) nextLong(in);
        long k = nextLong(in);
        int[] bags = new int[n];
        for (int i = 0; i < n; i++) {
            bags[i] = (int) nextLong(in);
        }
        int[] hats = new int[m];
        for (int i = 0; i < m; i++) {
            hats[i] = (int) nextLong(in);
        }
        System.out.println(solve(bags, hats, k));
    }

    private static long nextLong(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (long) in.nval;
    }
}
