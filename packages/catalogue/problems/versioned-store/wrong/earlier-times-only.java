import java.io.*;
import java.util.*;

public class Main {
    static class Board {
        private final Map<String, List<int[]>> histories = new HashMap<>();

        void set(int time, String name, int number) {
            histories.computeIfAbsent(name, key -> new ArrayList<>()).add(new int[] {time, number});
        }

        /** Returns -1 if the board said nothing. */
        int get(int time, String name) {
            List<int[]> history = histories.getOrDefault(name, List.of());
            int low = 0;
            int high = history.size();
            while (low < high) {
                int middle = (low + high) / 2;
                if (history.get(middle)[0] < time) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low == 0 ? -1 : history.get(low - 1)[1];
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
