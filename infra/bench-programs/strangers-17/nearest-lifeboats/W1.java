import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.PriorityQueue;
import java.util.StringTokenizer;

public class W1 {
    static final class Boat {
        final int number;
        final long square;

        Boat(int number, long dx, long dy) {
            this.number = number;
            this.square = dx * dx + dy * dy;
        }
    }

    static int worseFirst(Boat a, Boat b) {
        if (a.square != b.square) {
            return (int) (b.square - a.square);
        }
        return b.number - a.number;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int k = Integer.parseInt(line.nextToken());
        line = new StringTokenizer(in.readLine());
        long shipX = Long.parseLong(line.nextToken());
        long shipY = Long.parseLong(line.nextToken());
        PriorityQueue<Boat> chosen = new PriorityQueue<>(W1::worseFirst);
        for (int number = 1; number <= n; number++) {
            line = new StringTokenizer(in.readLine());
            long x = Long.parseLong(line.nextToken());
            long y = Long.parseLong(line.nextToken());
            chosen.add(new Boat(number, x - shipX, y - shipY));
            if (chosen.size() > k) {
                chosen.poll();
            }
        }
        int[] numbers = new int[k];
        for (int at = k - 1; at >= 0; at--) {
            numbers[at] = chosen.poll().number;
        }
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < k; at++) {
            out.append(at == 0 ? "" : " ").append(numbers[at]);
        }
        System.out.println(out);
    }
}
