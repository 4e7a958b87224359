import java.io.*;
import java.util.*;

public class Main {
    static class Board {
        private final TreeMap<Integer, String[]> history = new TreeMap<>();
        void set(int time, String name, int number) {
            history.put(time, new String[] {name, "" + number});
        }
        int get(int time, String name) {
            Map.Entry<Integer, String[]> last = history.floorEntry(time);
            return last == null || !last.getValue()[0].equals(name) ? -1 : Integer.parseInt(last.getValue()[1]);
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
