import java.io.*;

/** Brent's algorithm. */
public class P3 {
    private final int[] arrow;

    P3(int[] arrow) {
        this.arrow = arrow;
    }

    int entry(int start) {
        // length of the circle: the marker jumps to the walker at each power of two
        int power = 1, length = 1, marker = start, walker = arrow[start];
        while (walker != marker) {
            if (walker == 0) return 0;
            if (power == length) {
                marker = walker;
                power *= 2;
                length = 0;
            }
            walker = arrow[walker];
            length++;
        }
        int ahead = start, behind = start;
        for (int i = 0; i < length; i++) ahead = arrow[ahead];
        while (ahead != behind) {
            ahead = arrow[ahead];
            behind = arrow[behind];
        }
        return behind;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int start = (int) in.nval;
        int[] arrow = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            in.nextToken();
            arrow[i] = (int) in.nval;
        }
        System.out.println(new P3(arrow).entry(start));
    }
}
