<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

use StorefrontIslands\Html\BlockNames;

defined( 'ABSPATH' ) || exit;

/**
 * Sections of the tab Style. Colours, gaps and corners set the custom properties that our style sheets read
 * (blocks/shared/styles/_tokens.scss), so that one control reaches every part of a block; the page builder writes them
 * into its own style sheet, for each of its screen widths. Margins, borders and backgrounds around a widget are in the
 * page builder's own tab Advanced.
 */
final class StyleControls {
	/** Placeholder of the widget's own element in a selector. */
	private const WRAPPER = '{{WRAPPER}} ';

	/** Blocks that are printed elsewhere on the page, where no style of their widget reaches them. */
	private const ELSEWHERE = array( 'popup' );

	/** Elements that declare the custom properties, where it is not the block's own. */
	private const ROOTS = array( 'purchase-summary' => '.storefront-received' );

	/** Blocks whose style sheets read the custom properties of _tokens.scss. */
	private const WITH_TOKENS = array( 'account', 'active-filters', 'add-to-cart', 'cart', 'checkout', 'filter-list', 'mini-cart', 'price-filter', 'product-carousel', 'product-grid', 'purchase-summary', 'shop-notices', 'taxonomy-filter' );

	/** Further custom properties by block, with the names of their labels. */
	private const COLORS = array(
		'active-filters' => array(
			'chipColor'      => '--storefront-chip-color',
			'chipBackground' => '--storefront-chip-background',
		),
		'mini-cart'      => array(
			'iconColor'         => '--storefront-mini-cart-icon-color',
			'priceColor'        => '--storefront-mini-cart-price-color',
			'productCountColor' => '--storefront-mini-cart-count-color',
		),
	);

	/** Blocks with buttons. */
	private const WITH_BUTTONS = array( 'add-to-cart', 'cart', 'checkout', 'filter-list', 'mini-cart', 'price-filter', 'product-carousel', 'product-grid', 'search', 'taxonomy-filter' );

	/**
	 * Returns the sections by id, each with its label and controls by id. A control is one of three kinds: `control`, a
	 * `responsive` one with a value for each screen width, or a `group` of the page builder.
	 *
	 * @return array<string, array{label: string, controls: array<string, array{kind: string, args: array<string, mixed>}>}>
	 */
	public static function of( \WP_Block_Type $block ): array {
		$name = BlockNames::short( $block->name );
		if ( in_array( $name, self::ELSEWHERE, true ) ) {
			return array();
		}
		$root     = self::WRAPPER . ( self::ROOTS[ $name ] ?? ".wp-block-storefront-islands-$name" );
		$sections = array( 'style_text' => self::text( $root ) );
		if ( isset( $block->attributes['headingLevel'] ) ) {
			$sections['style_headings'] = self::headings();
		}
		if ( in_array( $name, self::WITH_TOKENS, true ) ) {
			$sections['style_colors']  = self::colors( $root, self::COLORS[ $name ] ?? array() );
			$sections['style_spacing'] = self::spacing( $root );
		}
		if ( in_array( $name, self::WITH_BUTTONS, true ) ) {
			$sections['style_buttons'] = self::buttons();
		}
		return $sections;
	}

	/**
	 * Returns the section of the block's text.
	 *
	 * @param string $root Selector of the block's element.
	 * @return array{label: string, controls: array<string, array{kind: string, args: array<string, mixed>}>}
	 */
	private static function text( string $root ): array {
		return array(
			'label'    => __( 'Text', 'storefront-islands' ),
			'controls' => array(
				'style_text_typography' => self::typography( $root ),
				'style_text_color'      => self::color( __( 'Text', 'storefront-islands' ), $root, 'color' ),
				'style_text_align'      => array(
					'kind' => 'responsive',
					'args' => array(
						'label'     => __( 'Alignment', 'storefront-islands' ),
						'type'      => 'choose',
						'options'   => array(
							'start'  => array(
								'title' => __( 'Start', 'storefront-islands' ),
								'icon'  => 'eicon-text-align-left',
							),
							'center' => array(
								'title' => __( 'Center', 'storefront-islands' ),
								'icon'  => 'eicon-text-align-center',
							),
							'end'    => array(
								'title' => __( 'End', 'storefront-islands' ),
								'icon'  => 'eicon-text-align-right',
							),
						),
						'selectors' => array( $root => 'text-align: {{VALUE}};' ),
					),
				),
			),
		);
	}

	/**
	 * Returns the section of the headings.
	 *
	 * @return array{label: string, controls: array<string, array{kind: string, args: array<string, mixed>}>}
	 */
	private static function headings(): array {
		$selector = self::WRAPPER . ':is(h1, h2, h3, h4, h5, h6)';
		return array(
			'label'    => __( 'Headings', 'storefront-islands' ),
			'controls' => array(
				'style_headings_typography' => self::typography( $selector ),
				'style_headings_color'      => self::color( __( 'Text', 'storefront-islands' ), $selector, 'color' ),
			),
		);
	}

	/**
	 * Returns the section of the colours.
	 *
	 * @param string                $root       Selector of the element that declares the custom properties.
	 * @param array<string, string> $properties Further custom properties by the name of their label.
	 * @return array{label: string, controls: array<string, array{kind: string, args: array<string, mixed>}>}
	 */
	private static function colors( string $root, array $properties ): array {
		$labels   = array(
			'chipColor'         => __( 'Text of the chips', 'storefront-islands' ),
			'chipBackground'    => __( 'Background of the chips', 'storefront-islands' ),
			'iconColor'         => __( 'Icon', 'storefront-islands' ),
			'priceColor'        => __( 'Price', 'storefront-islands' ),
			'productCountColor' => __( 'Number of items', 'storefront-islands' ),
		);
		$controls = array(
			'style_accent' => self::color( __( 'What is chosen or focused', 'storefront-islands' ), $root, '--storefront-accent' ),
			'style_line'   => self::color( __( 'Lines and borders', 'storefront-islands' ), $root, '--storefront-line' ),
			'style_muted'  => self::color( __( 'Muted text', 'storefront-islands' ), $root, '--storefront-muted' ),
			'style_faint'  => self::color( __( 'Tinted background', 'storefront-islands' ), $root, '--storefront-faint' ),
			'style_error'  => self::color( __( 'Errors', 'storefront-islands' ), $root, '--storefront-error' ),
		);
		foreach ( $properties as $name => $property ) {
			$controls[ "style_$name" ] = self::color( $labels[ $name ] ?? $name, $root, $property );
		}
		return array(
			'label'    => __( 'Colors', 'storefront-islands' ),
			'controls' => $controls,
		);
	}

	/**
	 * Returns the section of gaps and corners.
	 *
	 * @param string $root Selector of the element that declares the custom properties.
	 * @return array{label: string, controls: array<string, array{kind: string, args: array<string, mixed>}>}
	 */
	private static function spacing( string $root ): array {
		return array(
			'label'    => __( 'Spacing and corners', 'storefront-islands' ),
			'controls' => array(
				'style_gap'         => self::length( __( 'Gaps inside a part', 'storefront-islands' ), $root, '--storefront-gap', 48 ),
				'style_section_gap' => self::length( __( 'Gaps between parts', 'storefront-islands' ), $root, '--storefront-section-gap', 96 ),
				'style_radius'      => self::length( __( 'Corners', 'storefront-islands' ), $root, '--storefront-radius', 32 ),
			),
		);
	}

	/**
	 * Returns the section of the buttons.
	 *
	 * @return array{label: string, controls: array<string, array{kind: string, args: array<string, mixed>}>}
	 */
	private static function buttons(): array {
		$button = self::WRAPPER . '.button';
		$hover  = "$button:hover, $button:focus-visible";
		return array(
			'label'    => __( 'Buttons', 'storefront-islands' ),
			'controls' => array(
				'style_button_typography'       => self::typography( $button ),
				'style_button_color'            => self::color( __( 'Text', 'storefront-islands' ), $button, 'color' ),
				'style_button_background'       => self::color( __( 'Background', 'storefront-islands' ), $button, 'background-color' ),
				'style_button_hover_color'      => self::color( __( 'Text under the pointer', 'storefront-islands' ), $hover, 'color' ),
				'style_button_hover_background' => self::color( __( 'Background under the pointer', 'storefront-islands' ), $hover, 'background-color' ),
				'style_button_border'           => array(
					'kind' => 'group',
					'args' => array(
						'group'    => 'border',
						'selector' => $button,
					),
				),
				'style_button_radius'           => self::length( __( 'Corners', 'storefront-islands' ), $button, 'border-radius', 48 ),
			),
		);
	}

	/**
	 * Returns the page builder's controls of a font.
	 *
	 * @param string $selector Selector of the texts.
	 * @return array{kind: string, args: array<string, mixed>}
	 */
	private static function typography( string $selector ): array {
		return array(
			'kind' => 'group',
			'args' => array(
				'group'    => 'typography',
				'selector' => $selector,
			),
		);
	}

	/**
	 * Returns a control of a colour.
	 *
	 * @param string $selector Selector of the element.
	 * @return array{kind: string, args: array<string, mixed>}
	 */
	private static function color( string $label, string $selector, string $property ): array {
		return array(
			'kind' => 'control',
			'args' => array(
				'label'     => $label,
				'type'      => 'color',
				'selectors' => array( $selector => "$property: {{VALUE}};" ),
			),
		);
	}

	/**
	 * Returns a control of a length, with a value for each screen width.
	 *
	 * @param string $selector Selector of the element.
	 * @param int $most Largest number of pixels.
	 * @return array{kind: string, args: array<string, mixed>}
	 */
	private static function length( string $label, string $selector, string $property, int $most ): array {
		return array(
			'kind' => 'responsive',
			'args' => array(
				'label'      => $label,
				'type'       => 'slider',
				'size_units' => array( 'px', 'em', 'rem' ),
				'range'      => array( 'px' => array( 'max' => $most ) ),
				'selectors'  => array( $selector => "$property: {{SIZE}}{{UNIT}};" ),
			),
		);
	}
}
