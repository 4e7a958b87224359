import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    static int[] solve(int[] temperatures) {
        // Write your solution here.
        return new int[temperatures.length];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] temperatures = new int[n];
        for (int i = 0; i < n; i++) {
            temperatures[i] = nextInt(in);
        }
        StringBuilder out = new StringBuilder();
        for (int days : solve(temperatures)) {
            out.append(days).append(' ');
        }
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
