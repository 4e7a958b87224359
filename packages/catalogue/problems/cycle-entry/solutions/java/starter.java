import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    static int solve(int[] arrows, int start) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int start = nextInt(in);
        int[] arrows = new int[n];
        for (int i = 0; i < n; i++) {
            arrows[i] = nextInt(in);
        }
        System.out.println(solve(arrows, start));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
