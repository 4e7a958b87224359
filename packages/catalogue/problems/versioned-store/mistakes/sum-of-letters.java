import java.io.*;
import java.util.*;

public class Main {
    static class Board {
        private final Map<Integer, TreeMap<Integer, Integer>> histories = new HashMap<>();
        private int keyOf(String name) {
            return name.chars().sum();
        }
        void set(int time, String name, int number) {
            histories.computeIfAbsent(keyOf(name), key -> new TreeMap<>()).put(time, number);
        }
        int get(int time, String name) {
            TreeMap<Integer, Integer> history = histories.get(keyOf(name));
            if (history == null || history.floorEntry(time) == null) return -1;
            return history.floorEntry(time).getValue();
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        Board board = new Board();
        StringBuilder answers = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            String kind = line.nextToken();
            int time = Integer.parseInt(line.nextToken());
            String name = line.nextToken();
            if (kind.equals("set")) {
                board.set(time, name, Integer.parseInt(line.nextToken()));
            } else {
                int answer = board.get(time, name);
                answers.append(answer < 0 ? "none" : String.valueOf(answer)).append('\n');
            }
        }
        System.out.print(answers);
    }
}
