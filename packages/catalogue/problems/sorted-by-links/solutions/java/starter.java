import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    /**
     * Changes the links so that the list is sorted.
     * @param numbers the number of the card in each box from 1 on
     * @param links the box of the next card, or 0
     * @return the box of the card that is first now
     */
    static int solve(int first, int[] numbers, int[] links) {
        // Write your solution here.
        return first;
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
