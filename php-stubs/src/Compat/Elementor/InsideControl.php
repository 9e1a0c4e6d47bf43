<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

defined( 'ABSPATH' ) || exit;

/** Text editor for the content of a popup, and for the filters that fold together on phones; shortcodes work in it. */
final class InsideControl {
	/** Content of a new widget. */
	private const INITIAL = array(
		'storefront-islands/filters' => "[storefront_active_filters /]\n[storefront_price_filter /]\n[storefront_filter_list kind=\"category\" /]\n[storefront_filter_list kind=\"rating\" /]",
	);

	/**
	 * Returns the control.
	 *
	 * @param string $block Full name of the block.
	 * @return array<string, mixed>
	 */
	public static function of( string $block ): array {
		return array(
			'label'   => __( 'Content', 'storefront-islands' ),
			'type'    => isset( self::INITIAL[ $block ] ) ? 'textarea' : 'wysiwyg',
			'dynamic' => array( 'active' => true ),
			'default' => self::INITIAL[ $block ] ?? '',
		);
	}
}
