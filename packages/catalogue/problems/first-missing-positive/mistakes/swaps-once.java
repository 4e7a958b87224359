import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] numbers) {
        int n = numbers.length;
        for (int i = 0; i < n; i++) {
            int v = numbers[i];
            if (v >= 1 && v <= n) {
                numbers[i] = numbers[v - 1];
                numbers[v - 1] = v;
            }
        }
        for (int i = 0; i < n; i++) if (numbers[i] != i + 1) return i + 1;
        return n + 1;
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
