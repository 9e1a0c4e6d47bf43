<?php
/**
 * The content areas of a block.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Areas;

use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/**
 * Any blocks that editors have put beside a cart, a checkout or into the mini-cart's drawer. WordPress renders them as it does
 * all blocks; each area is printed once: where a view takes it, or else hidden beside the island, where it waits until the
 * island shows its place (src/islands/shared/areas.tsx). Hidden and not in a template element, as what other scripts look
 * for when the page is ready, such as the blocks of the Interactivity API, would never work in one.
 */
final class Areas {
	/** What holds one area, and nothing else. */
	public const BLOCK = 'storefront-islands/area';

	/** Blocks that have areas. */
	public const PARENTS = array( 'storefront-islands/cart', 'storefront-islands/checkout', 'storefront-islands/mini-cart' );

	/** The places of each, as src/islands/shared/areas.tsx names them. */
	public const CART     = array( 'above', 'beside-totals', 'below-proceed', 'below', 'empty' );
	public const CHECKOUT = array( 'above', 'before-order', 'beside-totals', 'below', 'empty' );
	public const DRAWER   = array( 'drawer-top', 'drawer-bottom', 'drawer-empty' );

	/** Nothing, or the paragraphs without a word that editors leave behind. */
	private const NOTHING = '#^(?:\s|<p(?: [^>]*)?>\s*</p>)*$#';

	/**
	 * The HTML of areas by place, of those that are not printed yet.
	 *
	 * @var array<string, string>
	 */
	private $waiting;

	/**
	 * Takes what was rendered.
	 *
	 * @param array<string, string> $waiting HTML by place.
	 */
	private function __construct( array $waiting ) {
		$this->waiting = $waiting;
	}

	/**
	 * Renders the areas of a block. Its type has to skip its inner blocks (see register()), or they are rendered twice.
	 *
	 * @param \WP_Block    $block  The block.
	 * @param list<string> $places The places that it has.
	 */
	public static function of( \WP_Block $block, array $places ): self {
		$html = array_fill_keys( $places, '' );
		foreach ( $block->inner_blocks as $area ) {
			if ( ! $area instanceof \WP_Block || self::BLOCK !== $area->name ) {
				continue;
			}
			$place = $area->attributes['place'] ?? '';
			if ( is_string( $place ) && isset( $html[ $place ] ) ) {
				$html[ $place ] .= $area->render();
			}
		}
		return new self( array_filter( $html, array( self::class, 'holds_something' ) ) );
	}

	/** Has WordPress leave the areas of blocks to them. */
	public static function register(): void {
		add_filter(
			'register_block_type_args',
			static function ( array $arguments, string $name ): array {
				return in_array( $name, self::PARENTS, true ) ? array( 'skip_inner_blocks' => true ) + $arguments : $arguments;
			},
			10,
			2
		);
	}

	/**
	 * An area to be printed where it stands; null where it is empty.
	 *
	 * @param string $place Where.
	 */
	public function take( string $place ): ?Node {
		$html = $this->waiting[ $place ] ?? '';
		unset( $this->waiting[ $place ] );
		return '' === $html ? null : self::element( $place, $html, false );
	}

	/** The HTML of all that was not taken, to be printed in the block, beside the island. */
	public function rest(): string {
		$html = '';
		foreach ( $this->waiting as $place => $waiting ) {
			$html .= self::element( $place, self::lazy( $waiting ), true )->html();
		}
		return $html;
	}

	/**
	 * The element of an area. Blocks in it keep the distances that the theme gives them.
	 *
	 * @param string $place     Where it stands.
	 * @param string $html      What is in it.
	 * @param bool   $is_hidden Whether its place is not shown yet.
	 */
	private static function element( string $place, string $html, bool $is_hidden ): Node {
		return Node::element(
			'div',
			array(
				'class'     => "storefront-area storefront-area--$place is-layout-flow",
				'data-area' => $place,
				'hidden'    => $is_hidden,
			),
			array( Node::of_blocks( $html ) )
		);
	}

	/**
	 * Pictures and frames that load when they are shown first, and not before what is shown.
	 *
	 * @param string $html Of blocks.
	 */
	private static function lazy( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( in_array( $tags->get_tag(), array( 'IMG', 'IFRAME' ), true ) ) {
				$tags->set_attribute( 'loading', 'lazy' );
				$tags->remove_attribute( 'fetchpriority' );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Whether there is anything in an area.
	 *
	 * @param string $html Of its blocks.
	 */
	private static function holds_something( string $html ): bool {
		return 1 !== preg_match( self::NOTHING, $html );
	}
}
