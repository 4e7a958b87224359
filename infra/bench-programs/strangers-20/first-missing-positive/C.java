import java.io.*;
import java.util.BitSet;
import java.util.stream.IntStream;

public class C {
    static int next(StreamTokenizer st) {
        try {
            st.nextToken();
            return (int) st.nval;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = next(st);
        BitSet in = IntStream.range(0, n).map(i -> next(st))
                .filter(x -> x > 0 && x <= n)
                .collect(BitSet::new, BitSet::set, BitSet::or);
        System.out.println(in.nextClearBit(1));
    }
}
