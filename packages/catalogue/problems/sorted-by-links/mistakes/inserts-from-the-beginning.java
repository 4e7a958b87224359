import java.io.*;
import java.util.*;

public class Main {
    static int solve(int first, int[] numbers, int[] links) {
        links[0] = 0;
        for (int card = first; card != 0;) {
            int after = links[card], at = 0;
            while (links[at] != 0 && numbers[links[at]] <= numbers[card]) at = links[at];
            links[card] = links[at];
            links[at] = card;
            card = after;
        }
        return links[0];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int first = nextInt(in);
        int[] numbers = new int[n + 1];
        int[] links = new int[n + 1];
        for (int box = 1; box <= n; box++) {
            numbers[box] = nextInt(in);
        }
        for (int box = 1; box <= n; box++) {
            links[box] = nextInt(in);
        }
        StringBuilder boxes = new StringBuilder();
        int count = 0;
        for (int box = solve(first, numbers, links); box != 0 && count++ <= n; box = links[box]) {
            boxes.append(box).append(' ');
        }
        System.out.println(boxes);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
