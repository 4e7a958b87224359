import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] numbers) {
        for (int want = 1; ; want++) {
            boolean found = false;
            for (int x : numbers) if (x == want) { found = true; break; }
            if (!found) return want;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] numbers = new int[n];
        for (int i = 0; i < n; i++) {
            numbers[i] = nextInt(in);
        }
        System.out.println(solve(numbers));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
