<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Areas;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks that editors have added around the cart and the checkout or to the mini-cart's drawer. WordPress renders them
 * like all blocks. Each area is printed once: at its position if a view prints it there, otherwise hidden beside the
 * island until the island shows its position (src/islands/shared/areas.tsx).
 *
 * It is hidden with the `hidden` attribute instead of a template element: scripts that look for their elements on page
 * load, such as those of the Interactivity API, would not find them in a template.
 */
final class Areas {
	/** Block that holds one content area. */
	public const BLOCK = 'storefront-islands/area';

	/** Blocks that have content areas. */
	private const PARENTS = array( 'storefront-islands/cart', 'storefront-islands/checkout', 'storefront-islands/mini-cart' );

	/** Positions in each block, with the names of src/islands/shared/areas.tsx. */
	public const CART     = array( 'above', 'beside-totals', 'below-proceed', 'below', 'empty' );
	public const CHECKOUT = array( 'above', 'before-order', 'below-order', 'beside-totals', 'below', 'empty' );
	public const DRAWER   = array( 'drawer-top', 'drawer-bottom', 'drawer-empty' );

	/** Matches empty content, including the empty paragraphs that editors leave behind. */
	private const NOTHING = '#^(?:\s|<p(?: [^>]*)?>\s*</p>)*$#';

	/**
	 * HTML of the areas that are not printed yet, by position.
	 *
	 * @var array<string, string>
	 */
	private array $waiting;

	/**
	 * Classes of the elements that are not the usual one of an area, by position.
	 *
	 * @var array<string, string>
	 */
	private array $class_names = array();

	/**
	 * @param array<string, string> $waiting HTML by position.
	 */
	private function __construct( array $waiting ) {
		$this->waiting = $waiting;
	}

	/**
	 * Renders the areas of a block. The block type has to skip its inner blocks (see register()), otherwise they are
	 * rendered twice.
	 *
	 * @param list<string> $places Positions that the block has.
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

	/** Makes WordPress skip the inner blocks of the blocks that have content areas. */
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

	/** Adds content that a view prints for React to keep, like that of an editor. */
	public function put( string $place, string $class_name, Node $content ): void {
		$this->waiting[ $place ]     = $content->html();
		$this->class_names[ $place ] = $class_name;
	}

	/**
	 * Adds content to the end of an area. Further positions are before and after each part of a screen, as before-totals
	 * and after-totals (CartReader::in_order()).
	 */
	public function add( string $place, Node $content ): void {
		$this->waiting[ $place ] = ( $this->waiting[ $place ] ?? '' ) . $content->html();
	}

	/** Returns an area to be printed at its position; null if it is empty. */
	public function take( string $place ): ?Node {
		$html = $this->waiting[ $place ] ?? '';
		unset( $this->waiting[ $place ] );
		return '' === $html ? null : $this->element( $place, $html, false );
	}

	/** Returns the HTML of all areas that take() has not returned, to be printed in the block beside the island. */
	public function rest(): string {
		$html = '';
		foreach ( $this->waiting as $place => $waiting ) {
			$html .= $this->element( $place, self::lazy( $waiting ), true )->html();
		}
		return $html;
	}

	/**
	 * Returns the element of an area. The usual one's layout class keeps the theme's block spacing.
	 *
	 * @param bool $is_hidden True if its position is not shown yet.
	 */
	private function element( string $place, string $html, bool $is_hidden ): Node {
		return Node::element(
			'div',
			array(
				'class'     => $this->class_names[ $place ] ?? "storefront-area storefront-area--$place is-layout-flow",
				'data-area' => $place,
				'hidden'    => $is_hidden,
			),
			array( Node::of_html( $html ) )
		);
	}

	/**
	 * Makes images and iframes load lazily and without high priority, as they are not visible yet.
	 *
	 * @param string $html HTML of blocks.
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
	 * True if an area has content.
	 *
	 * @param string $html HTML of its blocks.
	 */
	private static function holds_something( string $html ): bool {
		return 1 !== preg_match( self::NOTHING, $html );
	}
}
