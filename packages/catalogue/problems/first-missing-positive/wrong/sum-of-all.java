import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] numbers) {
        long n = numbers.length;
        long sum = (n + 1) * (n + 2) / 2;
        for (int number : numbers) if (number > 0) sum -= number;
        return (int) Math.max(1, Math.min(n + 1, sum));
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
