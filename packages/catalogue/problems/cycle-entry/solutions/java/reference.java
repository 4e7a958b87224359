import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static int solve(int[] arrows, int start) {
        int slow = start;
        int fast = start;
        do {
            slow = next(arrows, slow);
            fast = next(arrows, next(arrows, fast));
        } while (slow != fast);
        if (fast == 0) {
            return 0;
        }
        int third = start;
        while (third != slow) {
            third = next(arrows, third);
            slow = next(arrows, slow);
        }
        return third;
    }

    private static int next(int[] arrows, int room) {
        return room == 0 ? 0 : arrows[room - 1];
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
