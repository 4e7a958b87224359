import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class Main {
    /** The value matters for "put" only. */
    record Operation(String name, int key, int value) {}

    /** Returns the results of the gets, in order. */
    static List<Integer> solve(int capacity, List<Operation> operations) {
        Map<Integer, Integer> cache = new LinkedHashMap<>(16, 0.75f, true);
        List<Integer> results = new ArrayList<>();
        for (Operation operation : operations) {
            if (operation.name().equals("get")) {
                Integer value = cache.get(operation.key());
                results.add(value == null ? -1 : value);
                continue;
            }
            if (cache.size() == capacity) {
                cache.remove(cache.keySet().iterator().next());
            }
            cache.put(operation.key(), operation.value());
        }
        return results;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] head = in.readLine().trim().split(" ");
        int q = Integer.parseInt(head[1]);
        List<Operation> operations = new ArrayList<>(q);
        for (int i = 0; i < q; i++) {
            String[] parts = in.readLine().trim().split(" ");
            int value = parts.length > 2 ? Integer.parseInt(parts[2]) : 0;
            operations.add(new Operation(parts[0], Integer.parseInt(parts[1]), value));
        }
        StringBuilder out = new StringBuilder();
        for (int result : solve(Integer.parseInt(head[0]), operations)) {
            out.append(result).append('\n');
        }
        System.out.print(out);
    }
}
