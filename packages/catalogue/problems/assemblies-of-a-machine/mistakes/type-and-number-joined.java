import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    static final Map<String, Integer> numbers = new HashMap<>();

    static int numberOf(String line) {
        String[] tokens = line.trim().split(" ");
        List<String> types = new ArrayList<>(List.of(tokens[1]));
        List<int[]> children = new ArrayList<>(List.of(new int[] {-1, -1}));
        for (int place = 0; place + 2 < tokens.length; place++) {
            if (tokens[place + 2].equals("null")) {
                continue;
            }
            children.get(place / 2)[place % 2] = types.size();
            types.add(tokens[place + 2]);
            children.add(new int[] {-1, -1});
        }
        int[] number = new int[types.size()];
        for (int part = types.size() - 1; part >= 0; part--) {
            int[] pair = children.get(part);
            int left = pair[0] < 0 ? 0 : number[pair[0]];
            int right = pair[1] < 0 ? 0 : number[pair[1]];
            String key = types.get(part) + left + " " + right;
            number[part] = numbers.computeIfAbsent(key, unused -> numbers.size() + 1);
        }
        return number[0];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        numberOf(in.readLine());
        int inMachine = numbers.size();
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            out.append(numberOf(in.readLine()) <= inMachine ? "yes\n" : "no\n");
        }
        System.out.print(out);
    }
}
