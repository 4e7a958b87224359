import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    static int[] solve(int[] before, int[] between) {
        // Write your solution here.
        return new int[0];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] before = read(in, n);
        int[] between = read(in, n);
        StringBuilder line = new StringBuilder();
        for (int node : solve(before, between)) {
            line.append(node).append(' ');
        }
        System.out.println(line);
    }

    private static int[] read(StreamTokenizer in, int n) throws IOException {
        int[] list = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            list[i] = (int) in.nval;
        }
        return list;
    }
}
