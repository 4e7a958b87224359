import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static int solve(int[] numbers) {
        int n = numbers.length;
        for (int i = 0; i < n; i++) {
            // Each swap brings one value home, so there are at most n in total.
            while (numbers[i] >= 1 && numbers[i] <= n && numbers[numbers[i] - 1] != numbers[i]) {
                int value = numbers[i];
                numbers[i] = numbers[value - 1];
                numbers[value - 1] = value;
            }
        }
        int answer = 1;
        while (answer <= n && numbers[answer - 1] == answer) {
            answer++;
        }
        return answer;
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
