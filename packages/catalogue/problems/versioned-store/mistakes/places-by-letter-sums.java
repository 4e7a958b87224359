import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    record Entry(int time, String number) {}

    static class Ship {
        final String name;
        final List<Entry> entries = new ArrayList<>();

        Ship(String name) {
            this.name = name;
        }

        String at(int time) {
            int low = 0, high = entries.size();
            while (low < high) {
                int middle = (low + high) / 2;
                if (entries.get(middle).time() <= time) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low == 0 ? "none" : entries.get(low - 1).number();
        }
    }

    static final List<List<Ship>> places = new ArrayList<>();

    static Ship find(String name) {
        int sum = name.chars().sum();
        while (places.size() <= sum) {
            places.add(new ArrayList<>());
        }
        for (Ship ship : places.get(sum)) {
            if (ship.name.equals(name)) {
                return ship;
            }
        }
        Ship ship = new Ship(name);
        places.get(sum).add(ship);
        return ship;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int lines = Integer.parseInt(in.readLine());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < lines; i++) {
            String[] words = in.readLine().split(" ");
            int time = Integer.parseInt(words[1]);
            Ship ship = find(words[2]);
            if (words[0].equals("set")) {
                ship.entries.add(new Entry(time, words[3]));
            } else {
                out.append(ship.at(time)).append('\n');
            }
        }
        System.out.print(out);
    }
}
