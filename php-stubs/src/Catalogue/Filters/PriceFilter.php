<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Catalogue\Query\ArgumentName;
use StorefrontIslands\Catalogue\Query\ArgumentWriter;
use StorefrontIslands\Catalogue\Query\CataloguePage;
use StorefrontIslands\Catalogue\Query\CollectionDataResponse;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Filter for a price range (docs/behaviour.md#price-filter). Renders the same HTML as
 * src/islands/price-filter/view.tsx in its initial state.
 */
final class PriceFilter implements FilterView, StyledView {
	private JsonReader $options;
	private CataloguePage $page;

	/** Prefix of element ids. */
	private string $id;

	/**
	 * Lowest and highest price of the page's products, in minor units; null if there are none.
	 *
	 * @var array{min: int, max: int}|null
	 */
	private ?array $prices = null;

	/** Scale of the filter; null if there is nothing to choose. */
	private ?PriceScale $scale = null;

	/**
	 * Action and fields of the form, without the prices: names and values.
	 *
	 * @var array{action: string, fields: list<array{string, string}>}
	 */
	private array $form;

	/**
	 * Number of products per bar of the histogram; empty if the block does not show it.
	 *
	 * @var list<int>
	 */
	private array $histogram = array();

	private JsonReader $currency;

	/**
	 * Creates the view.
	 *
	 * @param array<string, mixed> $attributes Attributes as the editor saved them.
	 */
	public function __construct( array $attributes, CataloguePage $page ) {
		$this->options = new JsonReader( $attributes );
		$this->page    = $page;
		$this->id      = wp_unique_id( 'storefront-price-filter-' );
		$this->currency = $page->currency();
		$range         = $page->counts( array( 'calculate_price_range' => true ) )->object( 'price_range' );
		if ( $page->has_products() && $range->has( 'min_price' ) ) {
			$this->prices = array(
				'min' => $range->int( 'min_price' ),
				'max' => $range->int( 'max_price' ),
			);
			$this->scale  = PriceScale::between( $this->prices['min'], $this->prices['max'], $this->minor_unit(), $page->filters() );
		}
		if ( null !== $this->scale && $this->shows_histogram() ) {
			$this->histogram = $page->shop()->price_histogram( $page->query(), CollectionDataResponse::BARS );
		}
		$this->form = $this->form_props();
	}

	public function props(): array {
		$filters = $this->page->filters();
		return array(
			'id'               => $this->id,
			'heading'          => $this->options->string( 'heading' ),
			'headingLevel'     => $this->options->int( 'headingLevel' ),
			'showInputFields'  => $this->options->bool( 'showInputFields' ),
			'inlineInput'      => $this->options->bool( 'inlineInput' ),
			'showHistogram'    => $this->shows_histogram(),
			'showFilterButton' => $this->options->bool( 'showFilterButton' ),
			'backUndoes'       => $this->options->bool( 'backUndoes' ),
			'form'             => $this->form,
			'prices'           => $this->prices,
			'applied'          => array(
				'min' => $filters->min_price,
				'max' => $filters->max_price,
			),
			'histogram'        => $this->histogram,
			'wants'            => array(
				'prices'    => true,
				'histogram' => $this->shows_histogram(),
			),
		);
	}

	public function node(): ?Node {
		if ( null === $this->prices || null === $this->scale ) {
			return null;
		}
		$has_inputs = $this->options->bool( 'showInputFields' );
		$is_inline  = $has_inputs && $this->options->bool( 'inlineInput' );
		$slider     = new PriceSlider( $this->scale, $this->currency );
		return Node::group(
			array(
				FormParts::heading( $this->options->string( 'heading' ), $this->options->int( 'headingLevel' ) ),
				FormParts::form(
					$this->form,
					array(
						Node::element(
							'div',
							array( 'class' => 'storefront-price-filter__track' ),
							array(
								$this->shows_histogram() ? $slider->histogram( $this->histogram, $this->prices['min'], $this->prices['max'] ) : null,
								$slider->node( ! $has_inputs ),
							)
						),
						$has_inputs ? $this->inputs( $this->scale ) : $this->amounts( $this->scale ),
						PriceActions::node( $this->id . '-reset', $this->options->bool( 'showFilterButton' ), $this->scale->is_chosen() ),
					),
					array( 'class' => 'storefront-price-filter__form' . ( $is_inline ? ' is-inline' : '' ) )
				),
				FormParts::form( $this->form, array(), array( 'id' => $this->id . '-reset' ) ),
			)
		);
	}

	public function rules(): array {
		if ( null === $this->prices || null === $this->scale ) {
			return array();
		}
		$slider = new PriceSlider( $this->scale, $this->currency );
		return $slider->rules() + $slider->histogram_rules( $this->histogram, $this->prices['min'], $this->prices['max'] );
	}

	/**
	 * Returns action and fields of the form, without the prices. Without JavaScript, the bounds let the server ignore
	 * prices that do not filter (see Catalogue\Query\CatalogueUrl).
	 *
	 * @return array{action: string, fields: list<array{string, string}>}
	 */
	private function form_props(): array {
		$form = FormParts::form_props( $this->page->address(), $this->page->filters()->with_price( null, null ) );
		if ( null !== $this->scale ) {
			$form['fields'][] = array( ArgumentName::plain( 'minPrice' ) . '[bound]', $this->major( $this->scale->least ) );
			$form['fields'][] = array( ArgumentName::plain( 'maxPrice' ) . '[bound]', $this->major( $this->scale->most ) );
		}
		return $form;
	}

	/** Returns the range as text, for a filter without inputs. */
	private function amounts( PriceScale $scale ): Node {
		return Node::element(
			'p',
			array( 'class' => 'storefront-price-filter__amounts' ),
			array(
				sprintf(
					/* translators: 1: lowest price, 2: highest price. */
					__( '%1$s – %2$s', 'storefront-islands' ),
					Money::format( $scale->low, $this->currency ),
					Money::format( $scale->high, $this->currency )
				),
			)
		);
	}

	/** Returns both inputs. */
	private function inputs( PriceScale $scale ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-price-filter__inputs' ),
			array(
				$this->input( 'min', __( 'Minimum price', 'storefront-islands' ), $scale->low, $scale ),
				$this->input( 'max', __( 'Maximum price', 'storefront-islands' ), $scale->high, $scale ),
			)
		);
	}

	/**
	 * Returns one number input with the currency symbol.
	 *
	 * @param string $end 'min' or 'max'.
	 * @param string $label Label, plain text.
	 * @param int $amount Amount in minor units.
	 */
	private function input( string $end, string $label, int $amount, PriceScale $scale ): Node {
		$id = $this->id . '-' . $end;
		return Node::element(
			'div',
			array( 'class' => 'storefront-price-filter__input storefront-price-filter__input--' . $end . '_price' ),
			array(
				Node::element( 'label', array( 'for' => $id ), array( $label ) ),
				Node::element(
					'span',
					array( 'class' => 'storefront-price-filter__box' ),
					array(
						self::sign( $this->currency->string( 'currency_prefix' ) ),
						Node::element(
							'input',
							array(
								'type'         => 'number',
								'inputmode'    => 'decimal',
								'step'         => 'any',
								'autocomplete' => 'off',
								'id'           => $id,
								'name'         => ArgumentName::plain( $end . 'Price' ),
								'min'          => $this->major( $scale->least ),
								'max'          => $this->major( $scale->most ),
								'value'        => $this->major( $amount ),
								'aria-invalid' => 'false',
							)
						),
						self::sign( $this->currency->string( 'currency_suffix' ) ),
					)
				),
			)
		);
	}

	/**
	 * Returns the currency symbol next to an amount; null if it is empty.
	 *
	 * @param string $sign Prefix or suffix of the currency, plain text.
	 */
	private static function sign( string $sign ): ?Node {
		return '' === $sign ? null : Node::element( 'span', array( 'aria-hidden' => 'true' ), array( $sign ) );
	}

	/**
	 * Formats an amount for inputs and URLs, in major units.
	 *
	 * @param int $amount Amount in minor units.
	 */
	private function major( int $amount ): string {
		return ArgumentWriter::price( $amount, $this->minor_unit() );
	}

	/** True if the histogram is shown. */
	private function shows_histogram(): bool {
		return $this->options->bool( 'showHistogram' );
	}

	/** Returns the number of decimals of the currency. */
	private function minor_unit(): int {
		return $this->page->address()->schema()->minor_unit;
	}
}
