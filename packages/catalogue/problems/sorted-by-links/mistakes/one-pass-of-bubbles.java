import java.io.*;
import java.util.*;

public class Main {
    static int solve(int first, int[] numbers, int[] links) {
        List<Integer> cards = new ArrayList<>();
        for (int box = first; box != 0; box = links[box]) cards.add(box);
        for (int i = 1; i < cards.size(); i++) if (numbers[cards.get(i - 1)] > numbers[cards.get(i)]) Collections.swap(cards, i - 1, i);
        for (int i = 0; i < cards.size(); i++) links[cards.get(i)] = i + 1 < cards.size() ? cards.get(i + 1) : 0;
        return cards.get(0);
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
