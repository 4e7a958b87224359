import java.io.BufferedReader;
import java.io.InputStreamReader;

public class w2 {
    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char[] digits = in.readLine().trim().toCharArray();
        int k = Integer.parseInt(in.readLine().trim());

        char[] kept = new char[digits.length];
        int size = 0;
        for (char digit : digits) {
            while (k > 0 && size > 0 && kept[size - 1] >= digit) {
                size--;
                k--;
            }
            kept[size++] = digit;
        }
        size -= k;

        int from = 0;
        while (from < size && kept[from] == '0') {
            from++;
        }
        System.out.println(from >= size ? "0" : new String(kept, from, size - from));
    }
}
