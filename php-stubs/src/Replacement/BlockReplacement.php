<?php

declare(strict_types=1);

namespace StorefrontIslands\Replacement;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the plugin's cart and checkout in place of WooCommerce's blocks: in content, templates, patterns and widgets.
 * Saved content is not changed, so other plugins still find WooCommerce's block there, and disabling the replacement
 * restores it.
 */
final class BlockReplacement {
	/** Classes that scripts and styles of plugins look for; a checkout that replaces none has its own within (blocks/checkout/render.php). */
	private const CLASSES = array(
		ReplacedBlocks::CART     => 'wp-block-woocommerce-cart',
		ReplacedBlocks::CHECKOUT => 'wp-block-woocommerce-checkout',
	);

	public function register(): void {
		// Runs last: WordPress's own filter on this hook discards the results of earlier ones.
		add_filter( 'pre_render_block', array( $this, 'replace' ), PHP_INT_MAX, 2 );
		add_filter( 'wp_resource_hints', array( new ResourceHints(), 'without_replaced' ), PHP_INT_MAX, 2 );
	}

	/**
	 * Renders the plugin's block instead of a block that is about to be rendered.
	 *
	 * @param string|null          $html  HTML that another filter has already returned for the block.
	 * @param array<string, mixed> $block The parsed block.
	 * @return string|null
	 */
	public function replace( $html, array $block ) {
		$original = new ParsedBlock( $block );
		$ours     = null === $html ? ReplacedBlocks::by( $original->name ) : null;
		if ( null === $ours ) {
			return $html;
		}
		$areas = ( new AddedBlocksConverter() )->areas( $original );
		$shown = render_block( ParsedBlock::holding( $ours, self::attributes( $ours, $original ), $areas ) ); // @phpstan-ignore argument.type (WordPress asks for a shape whose every key is optional)
		return RenderBlockFilters::run( $shown, $original );
	}

	/**
	 * Returns the attributes of the plugin's block: those that it shares with WooCommerce's block, those for removed
	 * parts, their order, and the settings of the other parts.
	 *
	 * @param string $ours Full name of the plugin's block.
	 * @return array<string, mixed>
	 */
	public static function attributes( string $ours, ParsedBlock $original ): array {
		$type  = \WP_Block_Type_Registry::get_instance()->get_registered( $ours );
		$known = null === $type ? array() : $type->get_attributes();
		$order = ( new PartOrderConverter( $original ) )->order();
		return array( 'className' => trim( self::CLASSES[ $original->name ] . ' ' . $original->text( 'className' ) ) )
			+ array_intersect_key( ( array() === $order ? array() : array( 'order' => $order ) ) + RemovedPartsConverter::of( $original ) + SettingsConverter::of( $original ) + $original->attributes, $known )
			// Default alignment of WooCommerce's blocks.
			+ array( 'align' => 'wide' );
	}
}
