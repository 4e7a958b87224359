import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] numbers) {
        Arrays.sort(numbers);
        for (int i = 0; i + 1 < numbers.length; i++)
            if (numbers[i + 1] - numbers[i] > 1 && numbers[i] >= 0) return numbers[i] + 1;
        return Math.max(1, numbers[numbers.length - 1] + 1);
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
